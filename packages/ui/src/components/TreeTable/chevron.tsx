import type { ReactElement } from 'react'

/**
 * The mark of what expands: plain elements made once, because rows by the dozen show
 * it at the first rendering.
 *
 * @param size in pixels
 */
export function chevron(size: number): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}
