import type { ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { RichText } from '@throughline/ui/RichText'
import { useId, useState } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import type { EditorConflict } from '../DetailEditor.types'
import { customFieldOf, partName } from '../model/part-name'
import { partText } from '../model/part-text'
import type { Editor } from '../use-editor'
import {
  ConflictActions,
  ConflictField,
  ConflictList,
  ConflictOption,
} from './EditorConflictChoice.styles'

interface EditorConflictChoiceProps {
  editor: Editor
  conflict: EditorConflict
}

/** Both versions of each field that two users have changed, to choose from. */
export function EditorConflictChoice({ editor, conflict }: EditorConflictChoiceProps) {
  const locale = useLocale()
  const { props, labels, view } = editor
  const { parts, theirs, changedBy = null } = conflict
  const [chosen, setChosen] = useState<ReadonlySet<ItemFormPart>>(() => new Set())
  const groupId = useId()
  const choose = (part: ItemFormPart, isTheirs: boolean) => {
    setChosen((before) => {
      const next = new Set(before)
      if (isTheirs) next.add(part)
      else next.delete(part)
      return next
    })
  }
  const resolve = (partsOfTheirs: readonly ItemFormPart[]) => {
    editor.focusTitle()
    props.onResolveConflict?.({ partsOfTheirs })
  }
  const contentOf = (part: ItemFormPart, values: ItemFormValues) => {
    const text = partText(part, values, { ...props, labels, locale })
    if (text === '') return labels.none
    const isRich = part === 'notes' || customFieldOf(part, props.context)?.type === 'richtext'
    return isRich ? <RichText html={text} /> : <bdi>{text}</bdi>
  }
  return (
    <Banner tone="warning" title={labels.conflictTitle({ by: changedBy })}>
      {labels.conflictText}
      <ConflictList>
        {parts.map((part) => {
          const name = partName(part, props.context, labels, view.channel)
          return (
            <ConflictField key={part}>
              <legend>{name}</legend>
              {[false, true].map((isTheirs) => (
                <ConflictOption key={String(isTheirs)}>
                  {parts.length < 2 ? null : (
                    <input
                      type="radio"
                      name={`${groupId}-${part}`}
                      checked={chosen.has(part) === isTheirs}
                      onChange={() => {
                        choose(part, isTheirs)
                      }}
                    />
                  )}
                  <span>
                    <b>{isTheirs ? labels.theirs : labels.mine}</b>
                    <span data-part="value">
                      {contentOf(part, isTheirs ? theirs : props.values)}
                    </span>
                  </span>
                </ConflictOption>
              ))}
            </ConflictField>
          )
        })}
      </ConflictList>
      <ConflictActions>
        <Button
          size="small"
          onClick={() => {
            resolve([])
          }}
        >
          {labels.takeMine}
        </Button>
        <Button
          size="small"
          onClick={() => {
            resolve(parts)
          }}
        >
          {labels.takeTheirs}
        </Button>
        {parts.length < 2 ? null : (
          <Button
            size="small"
            onClick={() => {
              resolve(parts.filter((part) => chosen.has(part)))
            }}
          >
            {labels.applyConflict}
          </Button>
        )}
      </ConflictActions>
    </Banner>
  )
}
