import { drawCircle, type LogoMarks } from '../../components/LogoRow/marks.ts';

const drawBar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Drawings for the sample partners and accrediting bodies. */
export const partnerMarks: LogoMarks = {
  baolika: 'M2 4h28v5H2zM6 11.5h20v5H6zM10 19h12v5H10zM13 26.5h6V30h-6z',
  varshaya:
    'M8 15a6 6 0 0 1 1.5-11.8 8 8 0 0 1 14.8 2A5 5 0 0 1 24 15zM8 18h4l-4 12H4zM16 18h4l-4 12h-4zM24 18h4l-4 12h-4z',
  chakrava: `${drawCircle(16, 16, 14)}${drawCircle(16, 16, 10.5)}${drawBar(14.5, 6, 3, 20)}${drawBar(6, 14.5, 8.5, 3)}${drawBar(17.5, 14.5, 8.5, 3)}`,
  kulhara: 'M5 2h22l-4 28H9zM9 6l1 7h12l1-7z',
  nadika:
    'M2 5c5-4 9-4 14 0s9 4 14 0v6c-5 4-9 4-14 0s-9-4-14 0zM2 14c5-4 9-4 14 0s9 4 14 0v6c-5 4-9 4-14 0s-9-4-14 0zM2 23c5-4 9-4 14 0s9 4 14 0v5c-5 4-9 4-14 0s-9-4-14 0z',
  sammatam: `${drawBar(2, 2, 28, 28)}M7 16l3-3 4.5 4.5L22.5 9l3 3-11 11.5z`,
  vapika: `${drawBar(2, 2, 28, 28)}${drawBar(6.5, 6.5, 19, 19)}${drawBar(10, 10, 12, 12)}${drawBar(13.5, 13.5, 5, 5)}`,
  suchika: `${drawBar(2, 3, 6, 6)}${drawBar(11, 3, 19, 6)}${drawBar(2, 13, 6, 6)}${drawBar(11, 13, 19, 6)}${drawBar(2, 23, 6, 6)}${drawBar(11, 23, 19, 6)}`,
};
