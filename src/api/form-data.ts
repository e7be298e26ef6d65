export const toFormData = (body: unknown): FormData => { console.log(body); return new FormData(); };
