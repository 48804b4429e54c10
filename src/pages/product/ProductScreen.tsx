import type { ReactNode } from 'react';
import { BelowTheFold } from '../../components/BelowTheFold/BelowTheFold.tsx';
import { DeferredContactForm } from '../../components/ContactForm/DeferredContactForm.tsx';
import type { ProductTexts } from '../../content/content-types.ts';
import { formAnchor } from '../../content/paths.ts';
import { productGroups, products, type ProductSlug } from '../../content/products/products.ts';
import { About } from './sections/About.tsx';
import { Features } from './sections/Features.tsx';
import { ProductHero } from './sections/ProductHero.tsx';
import { OtherProducts } from './sections/OtherProducts.tsx';
import { Start } from './sections/Start.tsx';
import { Trust } from './sections/Trust.tsx';

type Props = {
  slug: ProductSlug;
  texts: ProductTexts;
  featureDrawings?: readonly ReactNode[];
  children: ReactNode;
};

/**
 * The page of a product: its own texts and scene (`children`), then the sections that all products share. Each
 * product has its own module: a visitor loads only the product that they open.
 */
export function ProductScreen({ slug, texts, featureDrawings = [], children }: Props) {
  const { group, labels, cta } = products.find((product) => product.slug === slug)!;
  return (
    <>
      <ProductHero group={productGroups[group].menu} hero={texts.hero}>
        <BelowTheFold>{children}</BelowTheFold>
      </ProductHero>
      <BelowTheFold>
        <About about={texts.about} forWhom={texts.forWhom} />
        <Features features={texts.features} labels={labels} drawings={featureDrawings} />
        <Start needs={texts.needs} gets={texts.gets} start={texts.start} form={`${cta}#${formAnchor}`} />
        <Trust />
        <OtherProducts slug={slug} />
        <DeferredContactForm />
      </BelowTheFold>
    </>
  );
}
