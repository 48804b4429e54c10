type Frame = { src: string; style: Record<string, string> };

/**
 * Stands in for the parts of a browser that the SDK uses to log in through a hidden frame: a window that takes messages
 * and a body that takes frames. The frame loads nothing; `answer` returns what its page would post to the window.
 */
export class FrameHost {
  readonly opened: Promise<Frame>;
  answer: ((frame: URL) => object) | undefined;
  private open!: (frame: Frame) => void;
  private readonly window = new EventTarget();

  constructor() {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
    const body = { appendChild: (frame: Frame) => this.load(frame), contains: () => false };
    const document = { createElement: (): Frame => ({ src: '', style: {} }), body };
    Object.assign(globalThis, { window: this.window, document });
  }

  /** Removes the global `window` and `document` again. */
  close(): void {
    for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  }

  private load(frame: Frame): Frame {
    this.open(frame);
    if (this.answer) {
      const data = this.answer(new URL(frame.src));
      this.window.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    return frame;
  }
}
