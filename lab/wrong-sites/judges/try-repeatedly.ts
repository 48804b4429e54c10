/** How often judging a mutant is tried at most, when its site cannot be built or a run ends early. */
const TRIES = 3;

/** Resolves with the first result of `attempt`; rejects with its last error if every try fails. */
export async function tryRepeatedly<T>(attempt: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (time === TRIES) throw error;
    }
  }
}
