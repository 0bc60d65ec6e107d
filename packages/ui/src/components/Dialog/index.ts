export { Dialog, type DialogProps } from './Dialog'
export { type DialogCloseReason } from '../../internal/modal/use-modal'
export { useEscape } from '../../internal/keyboard/use-escape'
export { useIsModalOpen } from './use-is-modal-open'
