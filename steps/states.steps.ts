import { kindOf, locate, type Part } from '../harness/locators/parts.ts';
import { states } from './parameters.ts';
import { Then } from './world.ts';

/** A state that cannot be said of a part is refused by name. */
Then('{part} is {state}', async function (part: Part, state: string) {
  const kind = kindOf(part);
  const { parts, check } = states[state]!;
  if (!kind || !parts.includes(kind))
    throw new Error(
      `"${state}" is said of ${parts.join(' or ')}, not of ${kind ?? 'a part without its kind'}.`,
    );
  await check(locate(this.page, part, 'text'), this, { kind, name: 'name' in part ? part.name : '' });
});
