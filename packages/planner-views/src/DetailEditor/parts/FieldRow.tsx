import type { ItemFormNotice, ItemFormPart } from '@throughline/domain/item-form'
import { Children } from 'react'
import type { ReactNode } from 'react'

import { HostSlot } from '../../host-input'
import type { Editor } from '../use-editor'
import { FieldNotice } from './FieldNotice'
import { RowRoot } from './FieldRow.styles'

interface FieldRowProps {
  editor: Editor
  /** The parts in the row; fields that a host adds after one of them follow the row. */
  parts: readonly ItemFormPart[]
  /** One field over both columns. @default false */
  isWide?: boolean
  /** Notices that belong to the row. */
  notices?: readonly ItemFormNotice['code'][]
  /** Fields in order; false and null render nothing. */
  children: ReactNode
}

const noNotices: readonly ItemFormNotice['code'][] = []

/**
 * Fields beside each other, with the effects of changes on them, and the host's fields after them.
 */
export function FieldRow({
  editor,
  parts,
  isWide = false,
  notices = noNotices,
  children,
}: FieldRowProps) {
  const { props, isReadOnly } = editor
  const isEmpty = Children.toArray(children).length === 0
  const visibleNotices = props.notices.filter(({ code }) => notices.includes(code))
  const extras = (props.extraFields ?? []).filter(
    ({ after }) => after !== undefined && parts.includes(after),
  )
  return (
    <>
      {isEmpty ? null : <RowRoot {...(isWide ? { 'data-wide': '' } : null)}>{children}</RowRoot>}
      {visibleNotices.map((notice) => (
        <FieldNotice key={notice.code} {...{ editor, notice }} />
      ))}
      {extras.map(({ id, render }) => (
        <RowRoot key={id} data-wide="">
          <HostSlot>{() => render({ values: props.values, isReadOnly })}</HostSlot>
        </RowRoot>
      ))}
    </>
  )
}
