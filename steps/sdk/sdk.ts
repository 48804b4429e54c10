import { createSdkClient } from '../../mocks/sdk/client.ts';
import type { FrameHost } from '../../mocks/sdk/frame.ts';

/** What came of the last thing that the SDK was asked for; neither while it is still under way. */
type Outcome = { value?: unknown; error?: Error };

/** The provider's own SDK as one scenario uses it, and what came of it. */
export class Sdk {
  readonly client = createSdkClient();
  frames: FrameHost | undefined;
  outcome: Outcome = {};
  private running: Promise<void> = Promise.resolve();

  /** Sets about something without waiting for its end. */
  begin(deed: (sdk: Sdk) => unknown): void {
    const outcome: Outcome = {};
    this.outcome = outcome;
    this.running = Promise.try(() => deed(this)).then(
      (value) => void (outcome.value = value ?? 'nothing'),
      (error: Error) => void (outcome.error = error),
    );
  }

  /** Waits for the end of what was begun. */
  async end(): Promise<Outcome> {
    await this.running;
    return this.outcome;
  }
}
