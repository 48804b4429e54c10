import type { Device } from '../../harness/viewports.ts';
import { canFillInForm, type Model } from './model.ts';

/** Something that a visitor does: its steps in the words of the features, and what it makes of the model. */
export type Act = {
  isPossible(model: Model): boolean;
  steps(model: Model): readonly string[];
  next(model: Model): Model;
};

type Steps = readonly string[] | Act['steps'];

/** What a visitor on a device tries to do, from the address of a screen, one act after the other. */
export type Walk = { device: Device; start: string; acts: readonly Act[] };

/** Makes an act in an open menu. */
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

/** Makes an act on the form of such a page, once its script and the picker have come. */
export const formAct = (steps: Steps, next: Act['next'], isPossible: Act['isPossible'] = () => true): Act =>
  pageAct(
    (model) => [
      ...(model.form.isNear ? [] : ['they come to the form', `the country is "${model.form.country}"`]),
      ...(typeof steps === 'function' ? steps(model) : steps),
    ],
    next,
    (model) => canFillInForm(model) && isPossible(model),
  );

export const isOnPhone = ({ device }: Model): boolean => device === 'phone';
export const isOnDesktop = (model: Model): boolean => !isOnPhone(model);
