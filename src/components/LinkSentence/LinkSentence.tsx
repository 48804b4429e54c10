import type { InlineLink } from '../../content/content-types.ts';

type Props = { sentence: InlineLink; className?: string | undefined };

/** A paragraph that consists of a sentence with a link in it. */
export function LinkSentence({ sentence: { before, label, href, after }, className }: Props) {
  return (
    <p className={className}>
      {before}
      <a href={href}>{label}</a>
      {after}
    </p>
  );
}
