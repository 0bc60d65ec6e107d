import { initiativeNames } from '@throughline/domain/tactics'
import type { RelatedInitiative } from '@throughline/domain/tactics'
import { Combobox } from '@throughline/ui/Combobox'
import { IconButton } from '@throughline/ui/IconButton'
import { MultiSelect, englishMultiSelectLabels } from '@throughline/ui/MultiSelect'
import { Skeleton } from '@throughline/ui/Skeleton'
import { X } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { Locale } from '@throughline/domain/locale'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import type { EditorInitiative } from '../DetailEditor.types'
import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { withId } from '../model/with-id'
import { AddPopover } from './AddPopover'
import { GroupField } from './GroupField'
import { CardList, CardRow, GroupNote } from './GroupField.styles'

interface InitiativesProps extends PartProps {
  /** `list` shows one a line, `chips` beside each other in a field. */
  look: 'list' | 'chips'
  values: readonly number[]
  /** Initiatives to choose from, including chosen ones; null while they are loading. */
  offered: readonly EditorInitiative[] | null
  /** Names of chosen initiatives that `offered` does not have. */
  existing: readonly RelatedInitiative[] | undefined
  /** Of the channel of initiatives. */
  color: string | undefined
}

const noneLoaded: readonly RelatedInitiative[] = []

/** Initiatives that the tactic belongs to. */
export const InitiativesField = memo(function InitiativesField({
  look,
  values,
  offered,
  existing = noneLoaded,
  color,
  error,
  isReadOnly,
}: InitiativesProps) {
  const { change, idOf, labels } = useEditorForm()
  const locale = useLocale()
  const multiSelectLabels = useLabels(englishMultiSelectLabels)
  const names = useMemo(() => initiativeNames(offered ?? [], undefined, locale), [offered, locale])
  const options = useMemo(
    () => (offered ?? []).map((item) => initiativeOption(item, names.get(item.id), color, locale)),
    [offered, names, color, locale],
  )
  const texts = useMemo(() => values.map(String), [values])
  const listLabels = useMemo(
    () => ({ ...multiSelectLabels, empty: labels.noInitiatives }),
    [multiSelectLabels, labels],
  )
  const id = idOf('relatedInitiativeIds')
  const label = labels.parts.relatedInitiativeIds

  if (look === 'chips') {
    return (
      <MultiSelect
        {...{ id, label, options, error, isReadOnly }}
        labels={listLabels}
        values={texts}
        maxChips={6}
        status={offered === null ? 'loading' : 'ready'}
        placeholder={labels.none}
        onChange={({ values: chosen }) => {
          change({ relatedInitiativeIds: chosen.map(Number) })
        }}
      />
    )
  }
  const titleOf = (initiativeId: number) =>
    names.get(initiativeId) ??
    existing.find((item) => item.initiativeId === initiativeId)?.initiativeTitle ??
    (offered === null ? null : labels.unknownInitiative)
  return (
    <GroupField {...{ id, label, error }}>
      {values.length === 0 && isReadOnly ? <GroupNote>{labels.none}</GroupNote> : null}
      {values.length === 0 ? null : (
        <CardList aria-label={label}>
          {values.map((initiativeId) => {
            const title = titleOf(initiativeId)
            return (
              <CardRow
                key={initiativeId}
                {...(color === undefined ? null : { style: { '--tl-swatch-color': color } })}
              >
                <span data-part="swatch" />
                <bdi data-part="name" {...(title === null ? null : { title })}>
                  {title ?? <Skeleton width={140} />}
                </bdi>
                {isReadOnly || title === null ? null : (
                  <IconButton
                    icon={X}
                    size="small"
                    label={labels.removeInitiative({ title })}
                    onClick={() => {
                      change(({ relatedInitiativeIds }) => ({
                        relatedInitiativeIds: relatedInitiativeIds.filter(
                          (each) => each !== initiativeId,
                        ),
                      }))
                    }}
                  />
                )}
              </CardRow>
            )
          })}
        </CardList>
      )}
      {isReadOnly ? null : (
        <div>
          <AddPopover text={labels.add} label={labels.addInitiative}>
            {() => (
              <Combobox
                label={labels.findInitiative}
                options={options.filter(({ value }) => !texts.includes(value))}
                value={null}
                status={offered === null ? 'loading' : 'ready'}
                onChange={({ value }) => {
                  if (value === null) return
                  change(({ relatedInitiativeIds }) => ({
                    relatedInitiativeIds: withId(relatedInitiativeIds, Number(value)),
                  }))
                }}
              />
            )}
          </AddPopover>
        </div>
      )}
    </GroupField>
  )
})

function initiativeOption(
  { id, title, startDate, endDate, isUnscheduled }: EditorInitiative,
  name: string | undefined,
  color: string | undefined,
  locale: Locale,
) {
  const [start, end] = [startDate, endDate].map((date) => locale.day(date))
  return {
    value: String(id),
    label: name ?? title,
    ...(isUnscheduled
      ? null
      : { description: start === end ? (start ?? '') : `${start} – ${end}` }),
    ...(color === undefined ? null : { swatchColor: color }),
  }
}
