import { Button } from '@throughline/ui/Button'
import { SplitButton } from '@throughline/ui/SplitButton'
import { useBottomBar } from '@throughline/ui/ToastRegion'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { useMemo } from 'react'

import type { AfterSave } from '../DetailEditor.types'
import type { Editor } from '../use-editor'
import { FootNarrow, FootRoot, FootStatus, FootWide } from './EditorFoot.styles'

const otherWays: ReadonlySet<string> = new Set<AfterSave>(['copy', 'new'])

/**
 * The buttons of the editor. Where they do not fit beside each other, the other ways to
 * save are in a menu of the first.
 */
export function EditorFoot({ editor }: { editor: Editor }) {
  const footRef = useBottomBar()
  const { props, labels, saving, isReadOnly, isNew, close, askToDelete, question } = editor
  const { saveThen = 'close', draft, onDelete, isDeleted = false } = props
  const { canSave, hasChanges, isSaving, save } = saving
  const entries = useMemo(
    () => [
      { id: 'copy', label: labels.saveAndCopy },
      { id: 'new', label: labels.saveAndNew },
    ],
    [labels],
  )
  const closeButton = (
    <Button
      variant="ghost"
      disabled={isSaving}
      onClick={() => {
        close('button')
      }}
    >
      {hasChanges && !isReadOnly ? labels.cancel : labels.close}
    </Button>
  )
  if (isReadOnly) {
    return (
      <FootRoot ref={footRef}>
        <span data-part="end">{closeButton}</span>
      </FootRoot>
    )
  }
  const buttonOf = (andThen: 'copy' | 'new', text: string) => (
    <Button
      disabled={!canSave || isSaving}
      onClick={() => {
        save(andThen)
      }}
    >
      {text}
    </Button>
  )
  const saveButton = (text: string) => (
    <Button
      variant="primary"
      disabled={!canSave}
      isBusy={isSaving}
      onClick={() => {
        save(saveThen)
      }}
    >
      {text}
    </Button>
  )
  const status = props.status ?? (draft === 'kept' && hasChanges ? labels.draftRetained : null)
  const statusLine = (
    <>
      <Announcement>{props.status}</Announcement>
      {status === null ? null : <FootStatus>{status}</FootStatus>}
    </>
  )
  if (isDeleted) {
    return (
      <FootRoot ref={footRef}>
        {saveButton(labels.saveAsNew)}
        {statusLine}
        <span data-part="end">{closeButton}</span>
      </FootRoot>
    )
  }
  return (
    <FootRoot ref={footRef}>
      <FootWide>
        {saveButton(labels.save)}
        {buttonOf('copy', labels.saveAndCopy)}
        {buttonOf('new', labels.saveAndNew)}
      </FootWide>
      <FootNarrow>
        <SplitButton
          variant="primary"
          menuLabel={labels.moreWaysToSave}
          entries={entries}
          isBusy={isSaving}
          isDisabled={!canSave}
          onPress={() => {
            save(saveThen)
          }}
          onSelect={({ id }) => {
            if (otherWays.has(id)) save(id === 'copy' ? 'copy' : 'new')
          }}
        >
          {labels.save}
        </SplitButton>
      </FootNarrow>
      {statusLine}
      <span data-part="end">
        {onDelete === undefined || isNew ? null : (
          <Button
            variant="danger-ghost"
            disabled={isSaving || question === 'delete'}
            onClick={askToDelete}
          >
            {labels.delete}
          </Button>
        )}
        {closeButton}
      </span>
    </FootRoot>
  )
}
