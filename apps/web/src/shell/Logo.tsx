import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

const Mark = styled.svg`
  flex: none;
  color: ${token('color-brand')};
`

const Word = styled.span`
  color: ${token('color-ink')};
  font-size: 16px;
  font-weight: ${token('weight-semibold')};
  letter-spacing: -0.01em;
  line-height: 24px;

  [data-size='large'] > & {
    font-size: 18px;
  }
`

const Row = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
`

/** Mark of the product: three bars on three lanes, and its name unless there is no space for it. */
export function Logo({
  isMarkOnly = false,
  size = 'medium',
}: {
  readonly isMarkOnly?: boolean
  /** `large` above a form on a separate page. */
  readonly size?: 'medium' | 'large'
}) {
  return (
    <Row data-size={size}>
      <Mark width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <path
          d="M2 5.5h8M2 10h16M10 14.5h8"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </Mark>
      {isMarkOnly ? null : <Word>Throughline</Word>}
    </Row>
  )
}
