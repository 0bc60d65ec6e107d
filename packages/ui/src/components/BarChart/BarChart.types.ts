import type { ComponentPropsWithRef } from 'react'

import type { TableColumn } from '../Table'
import type { BarChartLabels } from './BarChart.labels'

/** One of up to three values that a chart compares in each category. */
export interface BarChartSeries {
  /** Unique in the list. */
  readonly id: string
  /** Shown in the legend and as a column header of the table. */
  readonly label: string
}

/** A place on the axis, such as a month, with a bar for each series. */
export interface BarChartCategory {
  /** Unique in the list. */
  readonly id: string
  /** The whole name, as in the table. */
  readonly label: string
  /** The name below a vertical bar. @default label */
  readonly shortLabel?: string
  /** CSS color of a horizontal bar. @default a neutral one */
  readonly color?: string
  /** One for each series, in their order. Below 0 there is no bar. */
  readonly values: readonly number[]
}

/** Whether the figures are available. */
export type BarChartStatus = 'ready' | 'loading' | 'failed'

export interface BarChartProps<Category extends BarChartCategory = BarChartCategory> extends Omit<
  ComponentPropsWithRef<'section'>,
  'title' | 'children'
> {
  /** Names the figure and its division. It is the heading, and the caption of the table. */
  title: string
  /** A sentence or two about the result, for users who do not see the chart. */
  summary: string
  /** The header of the column of categories in the table. */
  categoryLabel: string
  /** One to three. */
  series: readonly BarChartSeries[]
  /** In their order on the axis. */
  categories: readonly Category[]
  /** Vertical bars for months; horizontal ones, of a single series, for names. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** How many categories have a horizontal bar; the rest is a sum without one. @default all */
  maxBars?: number
  /** Writes a value that is not negative, such as `$23,500`; the chart adds a minus sign. */
  format: (value: number) => string
  /** The same in short form for the axis, such as `$23.5K`. @default format */
  formatShort?: (value: number) => string
  /** Other columns of the table, after those of the series. */
  extraColumns?: readonly TableColumn<Category>[]
  /** Shown in place of a chart without categories, or with nothing but zeros. */
  emptyText: string
  /** @default 'ready' */
  status?: BarChartStatus
  /** Retry was pressed after the figures could not be loaded. Without it there is no button. */
  onRetry?: () => void
  /** The level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4
  /** @default englishBarChartLabels */
  labels?: BarChartLabels
}
