import { useRef, useState } from 'react'
import { NO_PROBLEM, type FormProblem } from './form-problem'

/** What a save came to; `busy` when another one was under way, so that nothing was sent. */
type SubmissionOutcome<Field extends string, Stored> =
  | { readonly code: 'saved' }
  | { readonly code: 'busy' }
  | { readonly code: 'refused'; readonly problem: FormProblem<Field, Stored> }

/** One save at a time, and why the last one failed. */
export interface Submission<Field extends string, Stored> {
  readonly isSaving: boolean
  /** The same, read at this moment, for event handlers. */
  readonly isSavingNow: () => boolean
  readonly problem: FormProblem<Field, Stored>
  readonly setProblem: (problem: FormProblem<Field, Stored>) => void
  /**
   * Saves, unless a save is under way. Never rejects: a failed save becomes the problem.
   *
   * @param problemOf what an error of the save means
   */
  readonly run: (
    save: () => Promise<unknown>,
    problemOf: (error: unknown) => FormProblem<Field, Stored>,
  ) => Promise<SubmissionOutcome<Field, Stored>>
}

/**
 * The state of saving something. `useForm` contains it; use it alone where the
 * values are held elsewhere, for example by a widget of `planner-views`.
 *
 * @param firstProblem what is wrong before anything was saved
 */
export function useSubmission<Field extends string, Stored>(
  firstProblem: FormProblem<Field, Stored> = NO_PROBLEM,
): Submission<Field, Stored> {
  const [problem, setProblem] = useState(firstProblem)
  const [isSaving, setIsSaving] = useState(false)
  // Two presses within one frame see the same state: only a ref stops the second.
  const isRunningRef = useRef(false)
  const run: Submission<Field, Stored>['run'] = async (save, problemOf) => {
    if (isRunningRef.current) return { code: 'busy' }
    isRunningRef.current = true
    setIsSaving(true)
    setProblem(NO_PROBLEM)
    try {
      await save()
      return { code: 'saved' }
    } catch (error) {
      const refused = problemOf(error)
      setProblem(refused)
      return { code: 'refused', problem: refused }
    } finally {
      isRunningRef.current = false
      setIsSaving(false)
    }
  }
  return { isSaving, isSavingNow: () => isRunningRef.current, problem, setProblem, run }
}
