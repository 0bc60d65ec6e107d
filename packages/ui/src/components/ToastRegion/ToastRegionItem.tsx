import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

import { Icon, type IconShape } from '../Icon'
import {
  ToastAction,
  ToastDismiss,
  ToastItem,
  ToastMark,
  ToastText,
  ToastTitle,
} from './ToastRegion.styles'
import type { Toast, ToastTone } from './toast'

interface ToastRegionItemProps {
  toast: Toast
  /** In milliseconds; `null` never expires. */
  lifetimeMs: number | null
  /** The lifetime restarts when it is no longer paused. */
  isPaused: boolean
  dismissLabel: string
  onDismiss: (toast: { id: string }) => void
}

const marks: Readonly<Record<Exclude<ToastTone, 'neutral'>, IconShape>> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

/** One toast with its timer. */
export function ToastRegionItem({
  toast,
  lifetimeMs,
  isPaused,
  dismissLabel,
  onDismiss,
}: ToastRegionItemProps) {
  const { id, text, title, tone = 'neutral', action } = toast
  const handleEnd = useEffectEvent(() => {
    onDismiss({ id })
  })
  useEffect(() => {
    if (isPaused || lifetimeMs === null) return undefined
    const timer = setTimeout(() => {
      handleEnd()
    }, lifetimeMs)
    return () => {
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a toast that replaces another starts its own time
  }, [toast, lifetimeMs, isPaused])

  return (
    <ToastItem data-tone={tone} {...(tone === 'error' ? { 'aria-live': 'assertive' } : null)}>
      {tone === 'neutral' ? null : (
        <ToastMark>
          <Icon icon={marks[tone]} />
        </ToastMark>
      )}
      <ToastText>
        {title === undefined ? null : <ToastTitle>{title}</ToastTitle>}
        {text}
      </ToastText>
      {action ? (
        <ToastAction
          type="button"
          onClick={() => {
            action.onSelect()
            onDismiss({ id })
          }}
        >
          {action.label}
        </ToastAction>
      ) : null}
      <ToastDismiss
        type="button"
        aria-label={dismissLabel}
        onClick={() => {
          onDismiss({ id })
        }}
      >
        <Icon icon={X} size={14} />
      </ToastDismiss>
    </ToastItem>
  )
}
