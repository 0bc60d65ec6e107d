import { useMergedRef } from '../../internal/use-merged-ref'
import { useModal } from '../Dialog/use-modal'
import type { SidePanelProps } from './side-panel-props'
import { SidePanelFrame } from './SidePanelFrame'
import { usePanel } from './use-panel'

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
