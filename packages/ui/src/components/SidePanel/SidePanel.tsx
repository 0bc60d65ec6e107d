import { useModal } from '../../internal/modal/use-modal'
import { usePanel } from '../../internal/modal/use-panel'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { SidePanelFrame } from './SidePanelFrame'
import type { SidePanelProps } from './SidePanel.types'

/** Details beside the page, which stays usable unless the panel is modal. */
export function SidePanel({
  isOpen,
  isModal = false,
  keepsContent = false,
  ...props
}: SidePanelProps) {
  if (isModal) return isOpen ? <ModalPanel {...props} /> : null
  return isOpen || keepsContent ? <PagePanel {...props} isOpen={isOpen} /> : null
}

type PagePanelProps = Omit<SidePanelProps, 'isModal' | 'keepsContent'>

function PagePanel({ isOpen, takesFocus = true, initialFocusRef, ref, ...props }: PagePanelProps) {
  const { onClose } = props
  const panelRef = usePanel({
    isOpen,
    takesFocus,
    initialFocusRef,
    onEscape: () => {
      onClose({ reason: 'escape' })
    },
  })
  return (
    <SidePanelFrame
      {...props}
      ref={useMergedRef(ref, panelRef)}
      open
      data-state={isOpen ? 'open' : 'closed'}
    />
  )
}

function ModalPanel({
  takesFocus: _takesFocus,
  initialFocusRef,
  ref,
  ...props
}: Omit<PagePanelProps, 'isOpen'>) {
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
