import type { Device } from '../../harness/viewports.ts';
import { hasForm, type Model } from './model.ts';

/** Something that a visitor does: its steps in the words of the features, and what it makes of the model. */
export type Act = {
  isPossible(model: Model): boolean;
  steps(model: Model): readonly string[];
  next(model: Model): Model;
};

type Steps = readonly string[] | Act['steps'];

/** What a visitor on a device tries to do, one act after the other. */
export type Walk = { device: Device; acts: readonly Act[] };

const toFunction = (steps: Steps): Act['steps'] => (typeof steps === 'function' ? steps : () => steps);

/** Makes an act on a page whose menus are closed. */
export const onPage = (steps: Steps, next: Act['next'], isPossible: Act['isPossible'] = () => true): Act => ({
  isPossible: (model) => !model.menu && isPossible(model),
  steps: toFunction(steps),
  next,
});

/** Makes an act on the form of such a page. */
export const onForm = (steps: Steps, next: Act['next'], isPossible: Act['isPossible'] = () => true): Act =>
  onPage(steps, next, (model) => hasForm(model) && isPossible(model));

/** Makes an act in an open menu. */
export const inMenu = (
  menu: Model['menu'],
  steps: Steps,
  next: Act['next'],
  isPossible: Act['isPossible'] = () => true,
): Act => ({
  isPossible: (model) => model.menu === menu && isPossible(model),
  steps: toFunction(steps),
  next,
});

export const isOnPhone = ({ device }: Model): boolean => device === 'phone';
export const isOnDesktop = (model: Model): boolean => !isOnPhone(model);
