import { Icon } from '@throughline/ui/Icon'
import { token } from '@throughline/ui/theme'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useCopy } from './CopyArea'

const Button = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  max-width: 100%;
  min-height: 24px;
  margin: 0;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-muted')};
  font: inherit;
  font-family: ${token('font-mono')};
  font-size: ${token('text-dense')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: copy;

  & > svg {
    opacity: 0;
  }

  &:hover {
    border-color: ${token('color-line-strong')};
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }

  &:hover > svg,
  &:focus-visible > svg,
  &[data-copied] > svg {
    opacity: 1;
  }

  &:focus-visible {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: 0;
  }
`

const SHOWN_MS = 1600

export interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string
  /** The visible text. @default the text */
  readonly label?: string
  /** The subject of the visible text, such as a theme. Part of the accessible name only. */
  readonly context?: string
}

/** A value that a press copies. */
export function CopyButton({ text, label = text, context }: CopyButtonProps) {
  const copy = useCopy()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => {
      setCopied(false)
    }, SHOWN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [isCopied])
  const name = `Copy ${text}${context === undefined ? '' : `, ${context}`}`
  return (
    <Button
      type="button"
      aria-label={label === text ? name : `${label}: copy ${text}`}
      title={`Copy ${text}`}
      {...(isCopied ? { 'data-copied': '' } : null)}
      onClick={() => {
        copy(text)
        setCopied(true)
      }}
    >
      {label}
      <Icon icon={isCopied ? Check : Copy} size={12} />
    </Button>
  )
}
