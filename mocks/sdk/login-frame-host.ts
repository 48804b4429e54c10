type LoginFrame = { src: string; style: Record<string, string> };

/**
 * Replaces the parts of a browser that the SDK uses to log in through a hidden frame: a window that receives messages
 * and a body to which frames are added. The frame loads nothing; `answer` returns the message that its page would post.
 */
export class LoginFrameHost {
  readonly opened: Promise<LoginFrame>;
  answer: ((frame: URL) => object) | undefined;
  private open!: (frame: LoginFrame) => void;
  private readonly window = new EventTarget();

  constructor() {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
    const body = { appendChild: (frame: LoginFrame) => this.load(frame), contains: () => false };
    const document = { createElement: (): LoginFrame => ({ src: '', style: {} }), body };
    Object.assign(globalThis, { window: this.window, document });
  }

  /** Removes the global `window` and `document` again. */
  close(): void {
    for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  }

  private load(frame: LoginFrame): LoginFrame {
    this.open(frame);
    if (this.answer) {
      const data = this.answer(new URL(frame.src));
      this.window.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    return frame;
  }
}
