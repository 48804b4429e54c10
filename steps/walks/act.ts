import type { Device } from '../../harness/viewports.ts';
import { canFillInForm, type Model } from './model.ts';

/** An action of a visitor: whether it is possible, its steps in Gherkin, and the model after it. */
export type Act = {
  isPossible(model: Model): boolean;
  steps(model: Model): readonly string[];
  next(model: Model): Model;
};

type Steps = readonly string[] | Act['steps'];

/** A random visit: a device, the address of its first screen, and the acts to try one after the other. */
export type Walk = { device: Device; start: string; acts: readonly Act[] };

/** Makes an act that is possible only while `menu` is open; with `undefined`, while all menus are closed. */
export const menuAct = (
  menu: Model['menu'],
  steps: Steps,
  next: Act['next'],
  isPossible: Act['isPossible'] = () => true,
): Act => ({
  isPossible: (model) => model.menu === menu && isPossible(model),
  steps: typeof steps === 'function' ? steps : () => steps,
  next,
});

/** Makes an act on a page whose menus are closed. */
export const pageAct = (steps: Steps, next: Act['next'], isPossible?: Act['isPossible']): Act =>
  menuAct(undefined, steps, next, isPossible);

/** Makes an act on the form, with closed menus. On each screen the first one awaits the phone picker. */
export const formAct = (steps: Steps, next: Act['next'], isPossible: Act['isPossible'] = () => true): Act =>
  pageAct(
    (model) => [
      ...(model.form.isReached ? [] : ['they come to the form', `the country is "${model.form.country}"`]),
      ...(typeof steps === 'function' ? steps(model) : steps),
    ],
    next,
    (model) => canFillInForm(model) && isPossible(model),
  );

export const isOnPhone = ({ device }: Model): boolean => device === 'phone';
export const isOnDesktop = (model: Model): boolean => !isOnPhone(model);
