import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { noRouteLiterals } from '../no-route-literals.ts';

Object.assign(RuleTester, { describe, it });

/** A test case with one line of a TSX file. */
const tsxLineOf = (code: string) => ({ code, languageOptions: { parserOptions: { lang: 'tsx' as const } } });

new RuleTester().run('no-route-literals', noRouteLiterals, {
  valid: [
    'navigate(paths.home);',
    "const name = 'sticky header on /company';",
    "const file = '/certificates/soc-2-type-2.pdf';",
    "const unknown = '/product/none';",
    "const parts = address.split('/');",
    "const own = href.startsWith('/');",
    "const sample = { separator: '/' };",
  ].map(tsxLineOf),
  invalid: [
    ["navigate('/');", '/'],
    ["const isHome = path === '/';", '/'],
    ["const list = ['/'];", '/'],
    ["const home = { label, href: '/' };", '/'],
    ['const logo = <Link to="/" />;', '/'],
    ["const isContact = pathname.startsWith('/contact-us');", '/contact-us'],
    ["const isProduct = pathname.startsWith('/product');", '/product'],
    ["const card = { cta: '/product/prism' };", '/product/prism'],
    ["const form = '/contact-us#Contact_Form';", '/contact-us#Contact_Form'],
    ['const address = `${origin}/company`;', '/company'],
  ].map(([code, route]) => ({
    ...tsxLineOf(code!),
    errors: [{ message: `Take "${route}" from paths in src/content/paths.ts.` }],
  })),
});
