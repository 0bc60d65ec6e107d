export { type StepDetails, type StepState } from './step-state'
export { Stepper, type Step, type StepperProps } from './Stepper'
export { englishStepperLabels, type StepperLabels } from './Stepper.labels'
