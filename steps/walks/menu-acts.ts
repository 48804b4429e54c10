import fc from 'fast-check';
import { menuAct, isOnDesktop, isOnPhone, pageAct } from './act.ts';
import { followLink, GROUPS, type Model, openMenu } from './model.ts';

/** Back leaves the products with their groups collapsed. */
const showMainList = (model: Model): Model => ({ ...model, menu: 'main', group: '' });
const listMenuClosingSteps = (model: Model) => [
  'they press the Escape key',
  ...(isOnPhone(model) ? [] : ['they move the pointer away']),
];

const showMenu = pageAct(
  (model) => [isOnPhone(model) ? 'they press "Open menu"' : 'they point at "Products"'],
  openMenu,
);
const listPointAndPressSteps = (times: number) => [
  'they point at "Products"',
  ...Array<string>(times).fill('they press "Products"'),
];
/** A menu that the pointer has opened stays open at the first press of Products and closes at the second (2.10). */
const pressProducts = [
  pageAct(
    [...listPointAndPressSteps(2), 'they move the pointer away'],
    (model) => ({ ...openMenu(model), menu: undefined }),
    isOnDesktop,
  ),
  pageAct(listPointAndPressSteps(3), openMenu, isOnDesktop),
];
/** Touches Products and a group on a laptop's touch screen, while the header is in view. */
const touchProducts = pageAct(
  ['they touch "Products"', 'they touch "Lending"'],
  (model) => ({ ...openMenu(model), group: 'Lending' }),
  (model) => isOnDesktop(model) && (model.isSticky === true || model.position === 0),
);
const closeMenus = (['main', 'products'] as const).map((menu) =>
  menuAct(menu, listMenuClosingSteps, (model) => ({ ...model, menu: undefined })),
);
const openProducts = menuAct('main', ['they press "Products"'], (model) => ({ ...model, menu: 'products' }));
const goBackInPanel = menuAct('products', ['they press "Back"'], showMainList, isOnPhone);
const openGroups = GROUPS.map((group) =>
  menuAct(
    'products',
    (model) => [`they ${isOnPhone(model) ? 'press' : 'point at'} "${group}"`],
    // On a phone a second press closes the group.
    (model) => ({ ...model, group: isOnPhone(model) && model.group === group ? '' : group }),
  ),
);
const followCompanyInPanel = menuAct('main', ['they follow "Company" in the menu panel'], (model) =>
  followLink(model, '/company'),
);
const followProducts = (
  [
    ['Data Connect', 'Finsense', '/product/finsense'],
    ['Lending', 'RiskGauge', '/product/lendscape'],
    ['Transaction Categorization', 'Prism', '/product/prism'],
  ] as const
).map(([name, product, address]) =>
  menuAct(
    'products',
    (model) => [`they follow "${product}" in the ${isOnPhone(model) ? 'menu panel' : 'Products menu'}`],
    (model) => followLink(model, address),
    ({ group }) => group === name,
  ),
);

export const anyMenuAct = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...openGroups) },
  { weight: 4, arbitrary: fc.constantFrom(openProducts, goBackInPanel, ...followProducts, ...closeMenus) },
  { weight: 3, arbitrary: fc.constantFrom(showMenu, ...pressProducts, touchProducts, followCompanyInPanel) },
);
