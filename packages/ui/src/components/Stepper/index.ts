export { type StepFacts, type StepState } from './step-state'
export {
  englishStepperLabels,
  Stepper,
  type Step,
  type StepperProps,
  type StepperLabels,
} from './Stepper'
