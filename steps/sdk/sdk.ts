import { createSdkClient } from '../../mocks/sdk/client.ts';
import type { LoginFrameHost } from '../../mocks/sdk/login-frame-host.ts';

/** The result of the last call of the SDK; empty while it is pending. */
type SdkCallOutcome = { value?: unknown; error?: Error };

/** The provider's SDK of one scenario, and the result of its last call. */
export class Sdk {
  readonly client = createSdkClient();
  frames: LoginFrameHost | undefined;
  outcome: SdkCallOutcome = {};
  private running: Promise<void> = Promise.resolve();

  /** Starts a call without waiting for its end. */
  begin(run: (sdk: Sdk) => unknown): void {
    const outcome: SdkCallOutcome = {};
    this.outcome = outcome;
    this.running = Promise.try(() => run(this)).then(
      (value) => void (outcome.value = value ?? 'nothing'),
      (error: Error) => void (outcome.error = error),
    );
  }

  /** Waits for the end of the call that was started last. */
  async end(): Promise<SdkCallOutcome> {
    await this.running;
    return this.outcome;
  }
}
