import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'

import { Icon, type IconShape } from '../Icon'
import { Skeleton } from '../Skeleton'
import { Sparkline, type SparklineProps } from '../Sparkline'
import { VisuallyHidden } from '../VisuallyHidden'
import { englishStatTileLabels, type StatChange, type StatTileLabels } from './StatTile.labels'
import {
  StatDelta,
  StatLabel,
  StatLink,
  StatNote,
  StatRoot,
  StatTrend,
  StatValue,
} from './StatTile.styles'
import { useLabels } from '../../internal/locale/locale-context'

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the figure. */
  label: string
  /** The figure, formatted. */
  value: ReactNode
  /** How it has changed. */
  change?: StatChange
  /** A sentence below the figure. */
  note?: ReactNode
  /** The trend behind the figure; its label is read instead of the drawing. */
  trend?: Pick<SparklineProps, 'label' | 'values' | 'variant' | 'marks'>
  /** The figure is on its way; the tile keeps its height. @default false */
  isLoading?: boolean
  /** The URL of what is behind the figure: the whole tile becomes its link. */
  href?: string
  /** The link was pressed; an app with a router prevents the default and goes there itself. */
  onPress?: (press: { event: MouseEvent<HTMLAnchorElement> }) => void
  /** @default englishStatTileLabels */
  labels?: StatTileLabels
}

const arrows: Readonly<Record<StatChange['direction'], IconShape>> = {
  up: ArrowUp,
  down: ArrowDown,
  flat: ArrowRight,
}

/** One figure with its change and its trend. */
export function StatTile({
  label,
  value,
  change,
  note,
  trend,
  isLoading = false,
  href,
  onPress,
  labels: providedLabels = englishStatTileLabels,
  ...rest
}: StatTileProps) {
  const labels = useLabels(providedLabels)
  const labelId = useId()
  return (
    <StatRoot
      aria-labelledby={labelId}
      {...rest}
      {...(isLoading ? { 'aria-busy': true } : null)}
      {...(href === undefined ? null : { 'data-linked': '' })}
    >
      <StatLabel id={labelId} data-part="label">
        {href === undefined ? (
          label
        ) : (
          <StatLink
            href={href}
            onClick={(event) => {
              onPress?.({ event })
            }}
          >
            {label}
          </StatLink>
        )}
      </StatLabel>
      <StatValue data-part="value">
        {isLoading ? (
          <>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            <Skeleton width="60%" height={20} />
          </>
        ) : (
          <bdi>{value}</bdi>
        )}
      </StatValue>
      {change === undefined || isLoading ? null : <Change change={change} labels={labels} />}
      {note === undefined || isLoading ? null : <StatNote data-part="note">{note}</StatNote>}
      {trend === undefined ? null : (
        <StatTrend data-part="trend">
          {isLoading ? (
            <Skeleton height={32} shape="bar" />
          ) : (
            <Sparkline {...trend} width={160} height={32} />
          )}
        </StatTrend>
      )}
    </StatRoot>
  )
}

function Change({ change, labels }: { change: StatChange; labels: StatTileLabels }) {
  const { text, direction, meaning = 'neutral', comparedWith } = change
  return (
    <StatDelta data-meaning={meaning}>
      <span data-part="change">
        <Icon icon={arrows[direction]} size={14} />
        <VisuallyHidden>{labels.change({ direction, meaning })} </VisuallyHidden>
        {text === '' ? null : <bdi>{text}</bdi>}
      </span>
      {comparedWith === undefined ? null : <span> {comparedWith}</span>}
    </StatDelta>
  )
}
