import { FormSection } from '@throughline/ui/FormLayout'

import { HostSlot } from '../../host-input'
import { ChannelField, PlatformsField, TypeField } from '../fields/ChannelFields'
import { CostField, NumberPart } from '../fields/NumberFields'
import { FlagField } from '../fields/SwitchField'
import { TitleField } from '../fields/TitleField'
import type { Editor } from '../use-editor'
import { CustomFields } from './CustomFields'
import { FieldRow } from './FieldRow'
import { RowRoot } from './FieldRow.styles'
import { WhenFields } from './WhenFields'

interface MainFieldsProps {
  editor: Editor
  layout: 'page' | 'panel'
}

const noPlatforms: readonly never[] = []
const costs = ['estimatedCost', 'actualCost'] as const
const numbers = ['impressions', 'ratingPoints'] as const

/** Fields that every item has, and the custom fields of the plan. */
export function MainFields({ editor, layout }: MainFieldsProps) {
  const { props, view, isHidden, isReadOnly, isNew, partProps, labels } = editor
  const { values, context } = props
  const { isVisible, isInitiative } = view
  const isPage = layout === 'page'
  const hasFlag = isVisible.flag && !isHidden('isFlagged')
  const universal = editor.customFields.filter(({ tacticTypeId }) => tacticTypeId === null)
  const last = (props.extraFields ?? []).filter(({ after }) => after === undefined)
  return (
    <FormSection aria-label={editor.heading}>
      <FieldRow editor={editor} parts={['title']} isWide>
        {!isPage || isHidden('title') ? null : (
          <TitleField value={values.title} takesFocus={isNew} {...partProps('title')} />
        )}
      </FieldRow>
      <FieldRow editor={editor} parts={['channelId', 'tacticTypeId']} notices={['choice-cleared']}>
        {isHidden('channelId') ? null : (
          <ChannelField
            value={values.channelId}
            channels={view.channels}
            {...partProps('channelId')}
          />
        )}
        {isHidden('tacticTypeId') ? null : (
          <TypeField
            value={values.tacticTypeId}
            types={view.types}
            hasChannel={view.channel !== null}
            isInitiative={view.channel?.kind === 'initiatives'}
            {...partProps('tacticTypeId')}
          />
        )}
      </FieldRow>
      <FieldRow editor={editor} parts={['tacticPlatformIds', 'isFlagged']} isWide={!isPage}>
        {isVisible.platforms && !isHidden('tacticPlatformIds') ? (
          <PlatformsField
            values={values.tacticPlatformIds}
            platforms={view.type?.tacticPlatforms ?? noPlatforms}
            allowsSeveral={view.allowsSeveralPlatforms}
            {...partProps('tacticPlatformIds')}
          />
        ) : null}
        {isPage && hasFlag ? (
          <FlagField isOn={values.isFlagged} {...partProps('isFlagged')} />
        ) : null}
      </FieldRow>
      <WhenFields editor={editor} hasFlag={!isPage} />
      <FieldRow editor={editor} parts={costs}>
        {costs
          .filter((part) => isVisible.costs && !isHidden(part))
          .map((part) => (
            <CostField key={part} part={part} value={values[part]} {...partProps(part)} />
          ))}
      </FieldRow>
      <FieldRow editor={editor} parts={numbers}>
        {numbers
          .filter(
            // Initiatives have no reach, but a stored value stays visible.
            (part) => !isHidden(part) && (!isInitiative || props.before[part] !== null),
          )
          .map((part) => (
            <NumberPart
              key={part}
              part={part}
              label={
                part === 'ratingPoints'
                  ? labels.ratingPoints[context.plan.ratingPointsType]
                  : labels.parts[part]
              }
              value={values[part]}
              {...partProps(part)}
            />
          ))}
      </FieldRow>
      {universal.length === 0 ? null : <CustomFields editor={editor} fields={universal} />}
      {last.map(({ id, render }) => (
        <RowRoot key={id} data-wide="">
          <HostSlot>{() => render({ values, isReadOnly })}</HostSlot>
        </RowRoot>
      ))}
    </FormSection>
  )
}
