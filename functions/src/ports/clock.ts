/** The time it is. Given, never read from the machine, so that tests choose it. */
export type Clock = () => Date;
