import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'

import { useMergedRef } from '../../internal/use-merged-ref'
import { useModal, type DialogCloseReason } from '../Dialog/use-modal'
import { SidePanelFrame } from './SidePanelFrame'
import { usePanel } from './use-panel'

export interface SidePanelProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /** Whether it is there; closed, it renders nothing. */
  isOpen: boolean
  /** Its heading and accessible name. */
  title: ReactNode
  /** Names the button in the corner. */
  closeLabel: string
  /** A person asked to leave. Set `isOpen` to false, or keep it open when work would be lost. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** A line above the title: where the thing belongs. */
  overline?: ReactNode
  /** Icon buttons beside the closing one. */
  actions?: ReactNode
  /** Buttons at the foot, which stays in view; the primary one first. */
  footer?: ReactNode
  /** Makes the page behind inert until it is left; it then always lies over the page. @default false */
  isModal?: boolean
  /** `beside` takes its width from the content next to it; `over` lies above the end of the window. @default 'beside' */
  placement?: 'beside' | 'over'
  /** Width in pixels, never more than there is. @default 480 */
  widthPixels?: number
  /** Smallest width by dragging, in pixels. @default 320 */
  minWidthPixels?: number
  /** Largest width by dragging, in pixels. @default 960 */
  maxWidthPixels?: number
  /** Names the edge that changes the width; needed with `onResize`. */
  resizeLabel?: string
  /** The edge was moved. Without it the width is fixed. */
  onResize?: (change: { widthPixels: number; isFinal: boolean }) => void
  /** Moves the focus in when it opens; not when the page arrives with it open. A modal one always does. @default true */
  takesFocus?: boolean
  /** What takes the focus. Without it: what carries `data-autofocus`, else the first control of the body. */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** Everything but what decides whether it is there and how it behaves. */
export type SidePanelFrameProps = Omit<
  SidePanelProps,
  'isOpen' | 'isModal' | 'takesFocus' | 'initialFocusRef'
>

/** Details beside what they belong to. The page stays in use unless it is modal. */
export function SidePanel({ isOpen, isModal = false, ...props }: SidePanelProps) {
  if (!isOpen) return null
  return isModal ? <ModalPanel {...props} /> : <OpenPanel {...props} />
}

type OpenPanelProps = Omit<SidePanelProps, 'isOpen' | 'isModal'>

function OpenPanel({ takesFocus = true, initialFocusRef, ref, ...props }: OpenPanelProps) {
  const { onClose } = props
  const panelRef = usePanel({
    takesFocus,
    initialFocusRef,
    onEscape: () => {
      onClose({ reason: 'escape' })
    },
  })
  return <SidePanelFrame {...props} ref={useMergedRef(ref, panelRef)} open />
}

function ModalPanel({ takesFocus: _takesFocus, initialFocusRef, ref, ...props }: OpenPanelProps) {
  const { dialogRef, dialogProps } = useModal({
    isOpen: true,
    initialFocusRef,
    onClose: props.onClose,
    elementProps: props,
  })
  return (
    <SidePanelFrame
      {...props}
      {...dialogProps}
      ref={useMergedRef(ref, dialogRef)}
      placement="over"
    />
  )
}
