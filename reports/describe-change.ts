import type { OpenMutant } from '../harness/results/model/generated.ts';

/** What each kind of change does, in words; the keys are Stryker's names. */
const CHANGES: Record<string, string> = {
  ArithmeticOperator: 'It reckons otherwise.',
  ArrayDeclaration: 'A list is empty, or has something else in it.',
  ArrowFunction: 'A function gives back nothing.',
  AssignmentOperator: 'A value is set otherwise.',
  BlockStatement: 'A piece of work is left out.',
  BooleanLiteral: 'Yes and no are exchanged.',
  ConditionalExpression: 'A condition always holds, or never does.',
  EqualityOperator: 'A comparison is another one.',
  LogicalOperator: '"And" and "or" are exchanged.',
  MethodExpression: 'A step of a calculation is left out or exchanged.',
  ObjectLiteral: 'A set of values is empty.',
  OptionalChaining: 'A part that may be missing is asked for as if it were there.',
  Regex: 'A pattern fits other texts.',
  StringLiteral: 'A text is empty, or says something else.',
  UnaryOperator: 'A sign is turned round.',
  UpdateOperator: 'It counts in the other direction.',
};

/** What a generated wrong site does otherwise, in words. */
export const describeChange = ({ mutator }: Pick<OpenMutant, 'mutator'>): string =>
  CHANGES[mutator] ?? `${mutator}.`;
