import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { DescriptionList } from '@throughline/ui/DescriptionList'
import { Dialog } from '@throughline/ui/Dialog'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import type { WaitingChange } from '../../data/waiting/waiting-change'
import { useShowToast } from '../../platform/ToastProvider'
import { linesOfChange, nameOfChange, textOfChange } from './change-lines'

const List = styled.ul`
  display: grid;
  gap: ${token('space-5')};
  margin: 0;
  padding: 0;
  list-style: none;

  h3 {
    margin-block-end: ${token('space-2')};
    font-weight: ${token('weight-semibold')};
    overflow-wrap: anywhere;
  }
`

const Values = styled.div`
  margin-block: ${token('space-3')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

export interface ChangesDialogProps {
  readonly waiting: readonly WaitingChange[]
  readonly refused: readonly WaitingChange[]
  readonly isOnline: boolean
  readonly onDismiss: (id: string) => void
  readonly onSendAgain: (id: string) => void
  readonly onClose: () => void
}

/**
 * Dialog with the waiting and the refused changes. It shows each refusal's reason, the entered
 * values, and the values that another user has stored meanwhile.
 */
export function ChangesDialog(props: ChangesDialogProps) {
  const { waiting, refused, isOnline, onDismiss, onSendAgain, onClose } = props
  return (
    <Dialog isOpen title="Changes" closeLabel="Close" onClose={onClose}>
      {waiting.length + refused.length === 0 ? <p>Everything is saved.</p> : null}
      <List>
        {refused.map((change) => (
          <Refused
            key={change.id}
            change={change}
            isOnline={isOnline}
            onDismiss={onDismiss}
            onSendAgain={onSendAgain}
          />
        ))}
        {waiting.map((change) => (
          <li key={change.id}>
            <h3>{nameOfChange(change.retained)}</h3>
            <p>{isOnline ? 'Being saved.' : 'Waits for the connection.'}</p>
            <Entered change={change} />
          </li>
        ))}
      </List>
    </Dialog>
  )
}

function Refused({
  change,
  isOnline,
  onDismiss,
  onSendAgain,
}: Pick<ChangesDialogProps, 'isOnline' | 'onDismiss' | 'onSendAgain'> & {
  readonly change: WaitingChange
}) {
  const showToast = useShowToast()
  const { id, retained, refusal } = change
  const isConflict = (refusal?.newest ?? null) !== null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOfChange(retained))
      showToast({ text: 'Change copied.', tone: 'success' })
    } catch {
      showToast({ text: 'The change could not be copied.', tone: 'error' })
    }
  }
  return (
    <li>
      <h3>{nameOfChange(retained)}</h3>
      <Banner tone="warning" role="none">
        {isConflict
          ? 'Somebody else changed it meanwhile. The plan shows their version.'
          : refusal?.message}
      </Banner>
      <Entered change={change} />
      <Actions>
        <Button size="small" disabled={!isOnline} onClick={() => onSendAgain(id)}>
          {isConflict ? 'Save mine' : 'Try again'}
        </Button>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" variant="ghost" onClick={() => onDismiss(id)}>
          {isConflict ? 'Keep theirs' : 'Discard'}
        </Button>
      </Actions>
    </li>
  )
}

function Entered({ change: { retained, refusal } }: { readonly change: WaitingChange }) {
  const lines = linesOfChange(retained, refusal?.newest ?? null)
  if (lines.length === 0) return null
  return (
    <Values>
      <DescriptionList
        emptyLabel="None"
        items={lines.map(({ label, mine, stored }) => ({
          id: label,
          term: label,
          description: stored === null ? mine : `Yours: ${mine}\nTheirs: ${stored}`,
        }))}
      />
    </Values>
  )
}
