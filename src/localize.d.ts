/// <reference types="@angular/localize" />
