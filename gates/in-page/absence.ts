// Playwright sends each function to the page as text, so it can use nothing from outside itself.

/** Content that no screen has, so the WCAG criteria about it do not apply: each with a function that finds it. */
export const absences: Record<string, () => string[]> = {
  'No sound, film or embedded content': findMedia,
  'Nothing is dragged or answers a gesture': findGestures,
  'Nothing answers a movement of the device': findMotionListeners,
  'No field asks for a secret': findLogins,
  'No form stands beside another': findFurtherForms,
};

type Recorded = { recorded: string[] };

/** Records media playback and event listeners. Runs before the page's own scripts. */
export function recordUses(): void {
  const { recorded } = Object.assign(window, { recorded: [] as string[] });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    recorded.push('play');
    return play.call(this);
  };
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, ...when) {
    recorded.push('play');
    start.apply(this, when);
  };
  const { setPointerCapture } = Element.prototype;
  Element.prototype.setPointerCapture = function (this: Element, pointer) {
    recorded.push('setPointerCapture');
    setPointerCapture.call(this, pointer);
  };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
    // React listens for every event at its root, whether a component asks for it or not.
    const isReacts =
      this instanceof Node && Object.keys(this).some((key) => key.startsWith('_reactListening'));
    if (!isReacts) recorded.push(args[0]);
    return addEventListener.apply(this, args);
  };
}

/** Elements that play sound or film or embed other content, and each time that a script played something. */
function findMedia(): string[] {
  const elements = document.querySelectorAll('audio, video, track, object, embed, iframe, frame, bgsound');
  const played = (window as unknown as Recorded).recorded.filter((use) => use === 'play');
  return [...[...elements].map((element) => element.outerHTML.slice(0, 100)), ...played];
}

/**
 * Controls that need more than a press: draggable elements, sliders, listeners for drag or touchmove, and scripts that
 * capture a pointer. A listener for pointermove alone is allowed: it may only highlight the element under the pointer.
 */
function findGestures(): string[] {
  const handlersOf = (element: Element) =>
    Object.entries(element)
      .filter(([key]) => key.startsWith('__reactProps'))
      .flatMap(([, props]) => Object.keys(props as object))
      .filter((name) => /^on[A-Z]/.test(name))
      .map((name) =>
        name
          .slice(2)
          .toLowerCase()
          .replace(/capture$/, ''),
      );
  const DRAG = /^(drag|drop|touchmove|gesture|gotpointercapture|setPointerCapture)/;
  const MOVE = /^(pointer|mouse)move$/;
  const PRESS = /^(pointerdown|mousedown|touchstart)$/;
  const found = [...document.querySelectorAll('[draggable=true], input[type=range], [role=slider]')];
  for (const element of document.querySelectorAll('*')) {
    const own = handlersOf(element);
    const follows = own.some((type) => MOVE.test(type)) && own.some((type) => PRESS.test(type));
    if (follows || own.some((type) => DRAG.test(type))) found.push(element);
  }
  const { recorded } = window as unknown as Recorded;
  const listened = recorded.filter((type) => DRAG.test(type));
  return [...found.map((element) => element.outerHTML.slice(0, 100)), ...listened];
}

/** Listeners for the movement of the device. */
function findMotionListeners(): string[] {
  const { recorded } = window as unknown as Recorded;
  const set = (['ondevicemotion', 'ondeviceorientation'] as const).filter((name) => window[name]);
  return [...recorded.filter((type) => /^device(motion|orientation)/.test(type)), ...set];
}

/** Fields that ask who a visitor is by a secret. */
function findLogins(): string[] {
  const fields = document.querySelectorAll(
    'input[type=password], [autocomplete*=password], [autocomplete=one-time-code], [autocomplete*=webauthn]',
  );
  return [...fields].map((field) => field.outerHTML.slice(0, 100));
}

/** Forms beyond the first. */
function findFurtherForms(): string[] {
  return [...document.forms].slice(1).map((form) => form.outerHTML.slice(0, 100));
}
