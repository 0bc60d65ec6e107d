import { useRef, useState } from 'react'
import { noProblem, type FormProblem } from './form-problem'

/** Result of a save; `busy` means that another save was running and no request was sent. */
type SubmissionOutcome<Field extends string, Stored> =
  | { readonly code: 'saved' }
  | { readonly code: 'busy' }
  | { readonly code: 'refused'; readonly problem: FormProblem<Field, Stored> }

/** Runs one save at a time, and has the reason of the last failure. */
export interface Submission<Field extends string, Stored> {
  readonly isSaving: boolean
  /** Returns the current state of `isSaving`, for event handlers. */
  readonly isSavingNow: () => boolean
  readonly problem: FormProblem<Field, Stored>
  readonly setProblem: (problem: FormProblem<Field, Stored>) => void
  /**
   * Saves, unless a save is running. Never rejects: a failed save becomes the problem.
   *
   * @param problemOf returns the problem for an error of the save
   */
  readonly run: (
    save: () => Promise<unknown>,
    problemOf: (error: unknown) => FormProblem<Field, Stored>,
  ) => Promise<SubmissionOutcome<Field, Stored>>
}

/**
 * Returns the state of a save. `useForm` contains it. Use it alone where another component has the
 * values, for example a widget of `planner-views`.
 *
 * @param firstProblem the problem before the first save
 */
export function useSubmission<Field extends string, Stored>(
  firstProblem: FormProblem<Field, Stored> = noProblem,
): Submission<Field, Stored> {
  const [problem, setProblem] = useState(firstProblem)
  const [isSaving, setIsSaving] = useState(false)
  // Two presses within one frame read the same state. Only a ref prevents the second save.
  const isRunningRef = useRef(false)
  const run: Submission<Field, Stored>['run'] = async (save, problemOf) => {
    if (isRunningRef.current) return { code: 'busy' }
    isRunningRef.current = true
    setIsSaving(true)
    setProblem(noProblem)
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
