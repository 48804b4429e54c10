import type { ReactNode } from 'react';
import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { DeferredContactForm } from '../../components/ContactForm/DeferredContactForm.tsx';
import type { Product } from '../../content/content-types.ts';
import { About } from './sections/About.tsx';
import { Features } from './sections/Features.tsx';
import { Hero } from './sections/ProductHero.tsx';
import { NeedsAndGets } from './sections/NeedsAndGets.tsx';
import { OtherProducts } from './sections/OtherProducts.tsx';
import { Start } from './sections/Start.tsx';
import { Trust } from './sections/Trust.tsx';

/** The page of a product: its own texts with its scene (`children`), then the sections that all products share. */
export function ProductScreen({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <>
      <Hero product={product}>
        <BelowTheFold>{children}</BelowTheFold>
      </Hero>
      <BelowTheFold>
        <About about={product.about} forWhom={product.forWhom} />
        <Features features={product.features} labels={product.card.labels} />
        <NeedsAndGets needs={product.needs} gets={product.gets} />
        <Start start={product.start} />
        <Trust />
        <OtherProducts slug={product.slug} />
        <DeferredContactForm />
      </BelowTheFold>
    </>
  );
}
