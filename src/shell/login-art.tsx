interface PeaksProps {
  /** Width in pixels or as a CSS length; the height follows. */
  width: number | string;
}

/** Three mountain ridges: the decoration of the pages outside the shell. */
export const LoginArt = ({ width }: PeaksProps) => (
  <svg viewBox="0 0 600 200" width={width} aria-hidden focusable="false" style={{ display: 'block' }}>
    <path
      d="M0 200V138l52-34 38 22 70-76 46 44 34-22 66 62 44-30 60 48 52-58 46 34 44-20 48 40v52z"
      fill="var(--mantine-color-primary-3)"
      opacity="0.45"
    />
    <path
      d="M160 50 132.4 80 146 74 156 86 166 73 176 82 187 76z"
      fill="var(--mantine-color-white)"
      opacity="0.55"
    />
    <path
      d="M0 200v-34l64-30 52 26 84-90 58 70 40-26 76 62 58-40 62 40 56-30 50 26v26z"
      fill="var(--mantine-color-primary-5)"
      opacity="0.7"
    />
    <path
      d="M200 72 172 102 186 96 196 108 206 95 214 103 221.5 98z"
      fill="var(--mantine-color-white)"
      opacity="0.9"
    />
    <path
      d="M0 200v-12l70-18 64 14 90-36 74 34 92-24 80 26 70-18 60 16v18z"
      fill="var(--mantine-color-primary-8)"
    />
  </svg>
);
