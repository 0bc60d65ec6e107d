import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'

import type { DialogCloseReason } from '../../internal/modal/use-modal'

export interface SidePanelProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /** Whether it is open; closed, it renders nothing unless it keeps its content. */
  isOpen: boolean
  /**
   * Keeps the content laid out, invisible and inert while it is closed, so that even
   * large content opens in one frame. Not for a modal panel. Its container must be
   * positioned. @default false
   */
  keepsContent?: boolean
  /** Its heading and accessible name. */
  title: ReactNode
  /** Label of the close button in the corner. */
  closeLabel: string
  /** The user asked to close it. Set `isOpen` to false, or keep it open when work would be lost. */
  onClose: (request: { reason: DialogCloseReason }) => void
  /** A line above the title, such as the parent's name. */
  overline?: ReactNode
  /** Icon buttons beside the close button. */
  actions?: ReactNode
  /** Buttons of the footer, which stays in view; the primary one first. */
  footer?: ReactNode
  /** Makes the page behind inert until it is closed; a modal panel always covers the page. @default false */
  isModal?: boolean
  /**
   * `beside` takes its width from the content next to it, which needs `flex: 1;
   * min-width: 0` in a row; `over` covers the end side of the window. @default 'beside'
   */
  placement?: 'beside' | 'over'
  /** Width in pixels; less in a narrower container. @default 480 */
  widthPixels?: number
  /** Smallest width by dragging, in pixels. @default 320 */
  minWidthPixels?: number
  /** Largest width by dragging, in pixels. @default 960 */
  maxWidthPixels?: number
  /** Names the edge that changes the width; needed with `onResize`. */
  resizeLabel?: string
  /** The edge was moved. Without it the width is fixed. */
  onResize?: (change: { widthPixels: number; isFinal: boolean }) => void
  /** Moves the focus in when it opens. A modal panel always does. @default true */
  takesFocus?: boolean
  /**
   * The element that takes the focus. Without it: the element with `data-autofocus`, else the first
   * control of the body.
   */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** The props except those for opening and behaviour. */
export type SidePanelFrameProps = Omit<
  SidePanelProps,
  'isOpen' | 'isModal' | 'keepsContent' | 'takesFocus' | 'initialFocusRef'
>
