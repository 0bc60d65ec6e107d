import { useTopModal } from '../../internal/modal-stack'

/** Whether a modal dialog is open anywhere: everything outside of it is inert, shortcuts of the page included. */
export function useIsModalOpen(): boolean {
  return useTopModal() !== null
}
