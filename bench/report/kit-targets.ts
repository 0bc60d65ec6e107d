import type {
  EditorResults,
  MountResults,
  SelectResults,
  TableResults,
  TextResults,
} from './kit-results'
import type { Results } from './results'
import { atMost, isOurs } from './target'
import type { Target } from './target'

const FRAME_MILLISECONDS = 1000 / 60
/** From an interaction to the frame that shows it. */
const INTERACTION_LIMIT_MILLISECONDS = 50
const TASK_LIMIT_MILLISECONDS = 100
const OPEN_LIMIT_MILLISECONDS = 120

/** All promises about the parts of the kit that were measured. */
export function kitTargets(results: Results): readonly Target[] {
  const { 'tree-table': table, select, 'rich-text': text, editor, mount } = results
  return [
    ...(table === undefined ? [] : tableTargets(table)),
    ...(select === undefined ? [] : selectTargets(select)),
    ...(text === undefined ? [] : textTargets(text)),
    ...(editor === undefined ? [] : editorTargets(editor)),
    ...(mount === undefined ? [] : mountTargets(mount)),
  ]
}

function tableTargets({ figures }: TableResults): readonly Target[] {
  const floor = figures.find(({ competitor }) => competitor === 'floor')
  return figures.filter(isOurs).flatMap(({ readyMs, editMs, expandAllMs, scroll }) => {
    const ratio = readyMs / (floor?.readyMs ?? Number.NaN)
    const dropped = (scroll?.down.droppedFrames ?? Number.NaN) + (scroll?.across.droppedFrames ?? 0)
    const frames = (milliseconds: number): number => milliseconds / FRAME_MILLISECONDS
    return [
      atMost('tree-table', 'Tree-table ready', ratio, 1.3, 'x floor'),
      atMost('tree-table', 'Edit of a cell to repaint', frames(editMs), 2, 'frames'),
      atMost('tree-table', 'Expand all', frames(expandAllMs), 3, 'frames'),
      atMost('tree-table', 'Frames dropped, down and across', dropped, 0, 'of 200'),
    ]
  })
}

function selectTargets({ figures }: SelectResults): readonly Target[] {
  return figures
    .filter(isOurs)
    .flatMap(({ openMs, keyP95Ms }) => [
      atMost('select', 'Select of 2,000 opened', openMs, INTERACTION_LIMIT_MILLISECONDS, 'ms'),
      atMost('select', 'Key in its filter, p95', keyP95Ms, INTERACTION_LIMIT_MILLISECONDS, 'ms'),
    ])
}

function textTargets({ figures }: TextResults): readonly Target[] {
  const subject = 'Key in 900,000 characters, p95'
  return figures
    .filter(isOurs)
    .flatMap(({ keyP95Ms, longestTaskMs }) => [
      atMost('rich-text', subject, keyP95Ms, INTERACTION_LIMIT_MILLISECONDS, 'ms'),
      atMost('rich-text', 'Longest task of typing', longestTaskMs, TASK_LIMIT_MILLISECONDS, 'ms'),
    ])
}

function editorTargets({ figures, slowdown }: EditorResults): readonly Target[] {
  const limit = INTERACTION_LIMIT_MILLISECONDS
  const slow = `, processor ${slowdown} x slower`
  return figures
    .filter(isOurs)
    .flatMap(({ openMs, reopenMs, titleKeyP95Ms, fieldKeyP95Ms }) => [
      atMost(
        'editor',
        `Editor opened for the first time${slow}`,
        openMs,
        OPEN_LIMIT_MILLISECONDS,
        'ms',
      ),
      atMost('editor', `Editor opened again${slow}`, reopenMs, OPEN_LIMIT_MILLISECONDS, 'ms'),
      atMost('editor', `Key in its title, p95${slow}`, titleKeyP95Ms, limit, 'ms'),
      atMost('editor', `Key in a custom field, p95${slow}`, fieldKeyP95Ms, limit, 'ms'),
    ])
}

/** Parts by the hundred must not take longer than a peer's. */
function mountTargets({ figures, partCount }: MountResults): readonly Target[] {
  return figures.filter(isOurs).flatMap(({ kind, milliseconds }) => {
    const peer = figures.find(
      ({ competitor, kind: other }) => competitor === 'mui-material' && other === kind,
    )
    if (peer === undefined) return []
    const subject = `${partCount} parts mounted, ${kind}`
    return [atMost('mount', subject, milliseconds / peer.milliseconds, 1, 'x Material UI')]
  })
}
