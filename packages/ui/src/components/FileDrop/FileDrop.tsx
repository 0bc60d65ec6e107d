import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, ComponentPropsWithRef, DragEvent } from 'react'

import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import type { FieldLabels } from '../../internal/field/FieldFrame'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Button } from '../Button'
import { Announcement } from '../VisuallyHidden'
import { DropVeil, DropZone, FileList, RefusalList } from './FileDrop.styles'
import { FileDropRow } from './FileDropRow'
import type { FileDropItem } from './file-drop-item'
import type { FileDropLabels } from './FileDrop.labels'
import { formatFileSize, sortFiles, mayBeAccepted } from './file-rules'
import type { FileRefusal } from './file-rules'
import { useLabels } from '../../internal/locale/locale-context'

export interface FileDropProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'disabled'> {
  /** The files so far, in order. */
  items: readonly FileDropItem[]
  /** Files were chosen, dropped or pasted, and none of them breaks a rule. */
  onAdd: (change: { files: readonly File[] }) => void
  labels: FileDropLabels
  /** Types such as `image/png` or `image/*`, extensions such as `.pdf`. @default any */
  accept?: readonly string[]
  /** Largest file in bytes. @default 10,000,000 */
  maxBytes?: number
  /** Maximum number of files. To replace a file, remove it first. @default 1 */
  maxCount?: number
  /** Stops an upload. Without it there is no button for it. */
  onCancel?: (what: { id: string }) => void
  /** Retries a failed upload. Without it there is no button for it. */
  onRetry?: (what: { id: string }) => void
  /** Removes a file. Without it there is no button for it. */
  onRemove?: (what: { id: string }) => void
  /** Hides the label visually, where something above shows what the files are. @default false */
  isLabelHidden?: boolean
  /** Files cannot be added or removed until an upload is finished; it can be cancelled. @default false */
  isLocked?: boolean
  /** Files can be neither chosen nor dropped. @default false */
  isDisabled?: boolean
}

const anyType: readonly string[] = []

/**
 * Selects files by a button, by dropping, or by pasting. It does not upload: `onAdd`
 * reports the files, and `items` shows their state. A file that breaks a rule is listed
 * with the reason and not reported. Attributes and `ref` go to the button, `className`
 * and `style` to the field's frame.
 */
export function FileDrop({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  items,
  onAdd,
  labels: providedLabels,
  accept = anyType,
  maxBytes = 10_000_000,
  maxCount = 1,
  onCancel,
  onRetry,
  onRemove,
  isLabelHidden = false,
  isLocked = false,
  isDisabled = false,
  id,
  className,
  style,
  ref,
  ...rest
}: FileDropProps) {
  const labels = useLabels(providedLabels)
  const ownId = useId()
  const controlId = id ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const [refused, setRefused] = useState<readonly FileRefusal[]>([])
  const isSeveral = maxCount > 1
  // Where one file is taken, another one replaces one that has failed.
  const currentCount = isSeveral
    ? items.length
    : items.filter(({ status }) => status !== 'failed').length
  const isClosed = isDisabled || isLocked || currentCount >= maxCount

  const take = (files: readonly File[]) => {
    const sorted = sortFiles(files, { accept, maxBytes, maxCount }, currentCount)
    setRefused(sorted.refused)
    if (sorted.used.length > 0) onAdd({ files: sorted.used })
  }
  const { drag, zoneProps } = useFileDrag({
    accept,
    isLocked: isDisabled || isLocked,
    onDrop: take,
  })
  const handleInput = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.currentTarget.files ?? [])])
    // Allows choosing the same file again after it was removed.
    event.currentTarget.value = ''
  }
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || isDisabled || isLocked) return
    event.preventDefault()
    take(files)
  }
  /** When a row with the focus is removed, the focus moves to its neighbour, else to the button. */
  const handOver = (itemId: string) => {
    const index = items.findIndex((item) => item.id === itemId)
    const rows = [...(listRef.current?.children ?? [])]
    const neighbour = rows[index + 1] ?? rows[index - 1]
    const heir = neighbour?.querySelector<HTMLElement>('[data-part="leave"]')
    if (heir) heir.focus()
    else buttonRef.current?.focus()
  }
  const counts = {
    done: items.filter(({ status }) => status === 'done').length,
    failed: items.filter(({ status }) => status === 'failed').length,
    open: items.filter(({ status }) => status === 'waiting' || status === 'uploading').length,
  }
  return (
    <FieldFrame
      controlId={controlId}
      {...{ label, isLabelHidden, help, error, isRequired, labelAction, className, style }}
    >
      <DropZone
        {...zoneProps}
        {...(drag === null ? null : { 'data-drag': drag })}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isClosed ? { 'data-disabled': '' } : null)}
        onPaste={handlePaste}
      >
        <Button
          icon={Upload}
          size="small"
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          {...(isClosed ? { 'aria-disabled': true } : null)}
          aria-labelledby={`${controlId}-label ${controlId}-text`}
          ref={useMergedRef(ref, buttonRef)}
          id={controlId}
          disabled={isDisabled}
          onClick={() => inputRef.current?.click()}
        >
          <span id={`${controlId}-text`}>{labels.choose({ isSeveral })}</span>
        </Button>
        <span>{labels.orDrop({ isSeveral })}</span>
        {drag === null ? null : (
          <DropVeil>{labels[drag === 'allowed' ? 'drop' : 'noDrop']}</DropVeil>
        )}
      </DropZone>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        accept={accept.join(',')}
        multiple={isSeveral}
        disabled={isClosed}
        onChange={handleInput}
      />
      <div role="alert">
        <RefusalList>
          {refused.map(({ name, code }, index) => (
            <li key={`${name} ${String(index)}`}>
              {labels.refused({ name, code, maxCount, maxSize: formatFileSize(maxBytes) })}
            </li>
          ))}
        </RefusalList>
      </div>
      {items.length === 0 ? null : (
        <FileList ref={listRef}>
          {items.map((item) => (
            <FileDropRow
              key={item.id}
              item={item}
              labels={labels}
              isLocked={isLocked || isDisabled}
              onRetry={onRetry}
              onCancel={
                onCancel &&
                ((what) => {
                  handOver(what.id)
                  onCancel(what)
                })
              }
              onRemove={
                onRemove &&
                ((what) => {
                  handOver(what.id)
                  onRemove(what)
                })
              }
            />
          ))}
        </FileList>
      )}
      <Announcement>{labels.summary(counts)}</Announcement>
    </FieldFrame>
  )
}

interface FileDragOptions {
  accept: readonly string[]
  isLocked: boolean
  onDrop: (files: File[]) => void
}

/**
 * Content that the user drags over a zone: files that may be accepted, or files that may not; null
 * for text and without a drag.
 */
type FileDragState = 'allowed' | 'refused' | null

/** The event handlers of a drop zone. Text and links dragged over it have no effect. */
function useFileDrag({ accept, isLocked, onDrop }: FileDragOptions) {
  const [drag, setDrag] = useState<FileDragState>(null)
  const judge = ({ dataTransfer }: DragEvent): FileDragState => {
    if (!dataTransfer.types.includes('Files')) return null
    const files = [...dataTransfer.items].filter(({ kind }) => kind === 'file')
    // Some browsers expose no types before the drop.
    const isSome = files.length === 0 || files.some(({ type }) => mayBeAccepted(type, accept))
    return !isLocked && isSome ? 'allowed' : 'refused'
  }
  const handleDragOver = (event: DragEvent) => {
    const next = judge(event)
    if (next !== drag) setDrag(next)
    if (next === null) return
    event.preventDefault()
    event.dataTransfer.dropEffect = next === 'allowed' ? 'copy' : 'none'
  }
  return {
    drag,
    zoneProps: {
      onDragEnter: handleDragOver,
      onDragOver: handleDragOver,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event
        if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return
        setDrag(null)
      },
      onDrop: (event: DragEvent) => {
        setDrag(null)
        if (judge(event) === null) return
        // Otherwise the browser would navigate to the dropped file.
        event.preventDefault()
        if (!isLocked) onDrop([...event.dataTransfer.files])
      },
    },
  }
}
