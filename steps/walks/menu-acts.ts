import fc from 'fast-check';
import { inMenu, isOnDesktop, isOnPhone, onPage } from './act.ts';
import { follow, GROUPS, type Model, openMenu } from './model.ts';

const showMainList = (model: Model): Model => ({ ...model, menu: 'main' });
const closingSteps = (model: Model) => [
  'they press the Escape key',
  ...(isOnPhone(model) ? [] : ['they move the pointer away']),
];

const openMenus = onPage(
  (model) => [isOnPhone(model) ? 'they press "Open menu"' : 'they point at "Products"'],
  openMenu,
);
const press = (times: number) => [
  'they point at "Products"',
  ...Array<string>(times).fill('they press "Products"'),
];
/** A menu that has opened under the pointer stays open at the first press, and closes at the second (4.2). */
const pressProducts = [
  onPage(
    [...press(2), 'they move the pointer away'],
    (model) => ({ ...openMenu(model), menu: undefined }),
    isOnDesktop,
  ),
  onPage(press(3), openMenu, isOnDesktop),
];
/** A finger on a laptop's screen, where the header is in view. */
const touchProducts = onPage(
  ['they touch "Products"', 'they touch "Lending"'],
  (model) => ({ ...openMenu(model), group: 'Lending' }),
  (model) => isOnDesktop(model) && (model.isSticky === true || model.position === 0),
);
const closeMenus = (['main', 'products'] as const).map((menu) =>
  inMenu(menu, closingSteps, (model) => ({ ...model, menu: undefined })),
);
const openProducts = inMenu('main', ['they press "Products"'], (model) => ({ ...model, menu: 'products' }));
const goBackInPanel = inMenu('products', ['they press "Back"'], showMainList, isOnPhone);
const openGroups = GROUPS.map((group) =>
  inMenu(
    'products',
    (model) => [`they ${isOnPhone(model) ? 'press' : 'point at'} "${group}"`],
    // On a phone a second press closes the group.
    (model) => ({ ...model, group: isOnPhone(model) && model.group === group ? '' : group }),
  ),
);
const followInPanel = inMenu('main', ['they follow "Company" in the menu panel'], (model) =>
  follow(model, '/company'),
);
const followProduct = inMenu(
  'products',
  (model) => [`they follow "Prism" in the ${isOnPhone(model) ? 'menu panel' : 'Products menu'}`],
  (model) => follow(model, '/product/prism'),
  ({ group }) => group === 'Transaction Categorization',
);

export const anyMenuAct = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...openGroups) },
  { weight: 4, arbitrary: fc.constantFrom(openProducts, goBackInPanel, followProduct, ...closeMenus) },
  { weight: 3, arbitrary: fc.constantFrom(openMenus, ...pressProducts, touchProducts, followInPanel) },
);
