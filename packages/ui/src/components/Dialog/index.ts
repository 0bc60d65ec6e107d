export { Dialog, type DialogProps } from './Dialog'
export { type DialogCloseReason } from './use-modal'
export { useIsModalOpen } from './use-is-modal-open'
