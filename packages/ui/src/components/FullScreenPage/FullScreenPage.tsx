import { X } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react'

import { useModal, type DialogCloseReason } from '../../internal/modal/use-modal'
import { usePanel } from '../../internal/modal/use-panel'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Button } from '../Button'
import { useBottomBar } from '../../internal/floating/bottom-bars'
import {
  FullScreenPageActions,
  FullScreenPageBody,
  FullScreenPageColumns,
  FullScreenPageFoot,
  FullScreenPageHead,
  FullScreenPageMiddle,
  FullScreenPageRoot,
  FullScreenPageSide,
  FullScreenPageSubtitle,
  FullScreenPageTitle,
  FullScreenPageTitles,
} from './FullScreenPage.styles'

/** How a person asked to close a full-screen page. */
export type FullScreenPageCloseReason = Exclude<DialogCloseReason, 'backdrop'>

export interface FullScreenPageProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /** Whether it is open; closed, it renders nothing. */
  isOpen: boolean
  /** Its first heading and accessible name. */
  title: ReactNode
  /** Label of the close button. */
  closeLabel: string
  /**
   * A person asked to close it, by the button or Esc. Esc in a text field closes only a modal page.
   */
  onClose: (request: { reason: FullScreenPageCloseReason }) => void
  /** A few words after the title, such as the name of the item that is edited. */
  subtitle?: ReactNode
  /** Buttons before the close button. */
  actions?: ReactNode
  /**
   * Navigation between its sections, beside the content: a SideNavigation or another
   * `nav`. The page adds the frame.
   */
  navigation?: ReactNode
  /** Buttons of the footer, which stays in view; the primary one last. */
  footer?: ReactNode
  /**
   * Covers the window and makes the page below inert; otherwise it fills its container,
   * beside a navigation that stays usable. @default true
   */
  isModal?: boolean
  /**
   * The element that takes the focus. Without it: the element with `data-autofocus`, else the page
   * itself, so that screen readers read its name.
   */
  initialFocusRef?: RefObject<HTMLElement | null>
}

/** A page over everything else, closed by a button: settings, a setup, or an editor that needs the space. */
export function FullScreenPage({ isOpen, isModal = true, ...props }: FullScreenPageProps) {
  if (!isOpen) return null
  return isModal ? <ModalPage {...props} /> : <PlainPage {...props} />
}

type OpenPageProps = Omit<FullScreenPageProps, 'isOpen' | 'isModal'>

function ModalPage({ initialFocusRef, onClose, ref, ...props }: OpenPageProps) {
  const { dialogRef, dialogProps } = useModal({
    isOpen: true,
    startsOn: 'itself',
    initialFocusRef,
    onClose: ({ reason }) => {
      // It covers the window, so there is no backdrop to press.
      if (reason !== 'backdrop') onClose({ reason })
    },
    elementProps: props,
  })
  return (
    <PageFrame {...props} {...dialogProps} onClose={onClose} ref={useMergedRef(ref, dialogRef)} />
  )
}

function PlainPage({ initialFocusRef, onClose, ref, ...props }: OpenPageProps) {
  const panelRef = usePanel({
    takesFocus: true,
    startsOn: 'itself',
    initialFocusRef,
    onEscape: () => {
      onClose({ reason: 'escape' })
    },
    isPage: true,
  })
  return (
    <PageFrame {...props} data-page="" onClose={onClose} ref={useMergedRef(ref, panelRef)} open />
  )
}

function PageFrame({
  title,
  closeLabel,
  onClose,
  subtitle,
  actions,
  navigation,
  footer,
  children,
  ...rest
}: Omit<OpenPageProps, 'initialFocusRef'> & { open?: boolean; 'data-page'?: string }) {
  const titleId = useId()
  const footRef = useBottomBar()
  return (
    <FullScreenPageRoot aria-labelledby={titleId} tabIndex={-1} {...rest}>
      <FullScreenPageHead>
        <FullScreenPageTitles>
          <FullScreenPageTitle id={titleId}>{title}</FullScreenPageTitle>
          {subtitle === undefined ? null : (
            <FullScreenPageSubtitle>{subtitle}</FullScreenPageSubtitle>
          )}
        </FullScreenPageTitles>
        <FullScreenPageActions>
          {actions}
          <Button
            trailingIcon={X}
            onClick={() => {
              onClose({ reason: 'close-button' })
            }}
          >
            {closeLabel}
          </Button>
        </FullScreenPageActions>
      </FullScreenPageHead>
      <FullScreenPageMiddle>
        <FullScreenPageColumns>
          {navigation === undefined ? null : <FullScreenPageSide>{navigation}</FullScreenPageSide>}
          <FullScreenPageBody data-part="body">{children}</FullScreenPageBody>
        </FullScreenPageColumns>
      </FullScreenPageMiddle>
      {footer === undefined ? null : (
        <FullScreenPageFoot ref={footRef} data-part="foot">
          {footer}
        </FullScreenPageFoot>
      )}
    </FullScreenPageRoot>
  )
}
