/** How often judging a mutant is tried at most, when its site cannot be built or a run ends early. */
const TRIES = 3;

/** What `attempt` resolves with the first time that it does; rejects for the last reason if it never does. */
export async function tryRepeatedly<T>(attempt: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (time === TRIES) throw error;
    }
  }
}
