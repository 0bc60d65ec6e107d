import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'

import type { DialogCloseReason } from '../Dialog/use-modal'

export interface SidePanelProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /** Whether it is there; closed, it renders nothing unless it keeps its content. */
  isOpen: boolean
  /**
   * Keeps the content laid out, out of sight and out of reach, while it is closed, so
   * that even much of it opens in one frame. Not for a modal one. What it stands in
   * has to be positioned. @default false
   */
  keepsContent?: boolean
  /** Its heading and accessible name. */
  title: ReactNode
  /** Label of the close button in the corner. */
  closeLabel: string
  /** A person asked to close it. Set `isOpen` to false, or keep it open when work would be lost. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** A line above the title: where the thing belongs. */
  overline?: ReactNode
  /** Icon buttons beside the closing one. */
  actions?: ReactNode
  /** Buttons at the foot, which stays in view; the primary one first. */
  footer?: ReactNode
  /** Makes the page behind inert until it is left; it then always lies over the page. @default false */
  isModal?: boolean
  /** `beside` takes its width from the content next to it, which is `flex: 1; min-width: 0` in a row; `over` lies above the end of the window. @default 'beside' */
  placement?: 'beside' | 'over'
  /** Width in pixels; less where its container has less. @default 480 */
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
  'isOpen' | 'isModal' | 'keepsContent' | 'takesFocus' | 'initialFocusRef'
>
