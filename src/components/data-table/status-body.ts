interface WithStatus {
  status?: boolean;
}

type RequiredKeys<Input> = {
  [Key in keyof Input]-?: undefined extends Input[Key] ? never : Key;
}[keyof Input];

/**
 * The body that switches a record's status: the fields that the contract asks for in each body, and no others, as a row
 * of a list need not have them and would overwrite them. What a row lacks even of those is left out too.
 */
export const statusBody = <Input extends WithStatus>(
  required: { [Key in RequiredKeys<Input>]: Input[Key] | null | undefined },
  status: boolean,
): Input => {
  const present = Object.entries(required).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(present), status } as unknown as Input;
};
